//! Bot processes: started, spoken to in lines, kept within limits, and gone when told.
