# What a server answers to requests that it refuses. One sentence each, whole, with its full stop.

http-not-signed-in = You are not signed in, or no longer: sign in, or play as a guest.
http-session-only = A token may not do this: sign in with your password.
http-wrong-login = The name or the password is wrong.
http-wrong-password = The password is wrong.
http-weak-password = A password has { $low } to { $high } characters.
http-name-needed = Choose a name with at least one letter or digit.
http-name-taken = Somebody else has this name, or one that looks the same: choose another.
http-name-too-long = A name has at most { $most } characters.
# $character: such as U+202E
http-name-character = A name cannot contain the character { $character }.
http-registered-already = You are registered already.
http-too-many-tokens = You have { $most } tokens already: void one first.
http-bad-label = A token needs a label of at most { $most } characters.
http-not-found = There is nothing here.
http-not-allowed = This cannot be done here.
http-wrong-origin = The request comes from a page of somebody else.
http-not-json = Send JSON, with the content type application/json.
http-not-websocket = This is the door for WebSockets: connect with one.
# $detail: what a parser says, in English
http-bad-request = The request cannot be read: { $detail }
http-too-large = The request is too large: at most { $most } bytes.
http-too-fast = Too many attempts: wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and try again.
http-too-slow = The request took too long.
http-busy = Too many people want this right now: try again in a moment.
http-unavailable = The server cannot reach its memory right now: try again in a moment.
http-trouble = Something went wrong at the server: try again.

# The name of somebody who has not chosen one. At most 24 characters with the number.
http-guest-name = Guest { $number }
