//! As much linear algebra as ratings need: symmetric positive definite matrices.

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Square {
    size: usize,
    cells: Vec<f64>,
}

impl Square {
    /// A square matrix of zeros.
    pub(crate) fn zero(size: usize) -> Self {
        Self {
            size,
            cells: vec![0.0; size * size],
        }
    }

    pub(crate) fn at(&self, row: usize, column: usize) -> f64 {
        self.cells[row * self.size + column]
    }

    pub(crate) fn add(&mut self, row: usize, column: usize, value: f64) {
        self.cells[row * self.size + column] += value;
    }

    /// Adds a weight on the difference of two coordinates.
    pub(crate) fn add_difference(&mut self, one: usize, other: usize, weight: f64) {
        self.add(one, one, weight);
        self.add(other, other, weight);
        self.add(one, other, -weight);
        self.add(other, one, -weight);
    }

    pub(crate) fn times(&self, other: &Self) -> Self {
        let mut product = Self::zero(self.size);
        for row in 0..self.size {
            for inner in 0..self.size {
                let factor = self.at(row, inner);
                for column in 0..self.size {
                    product.add(row, column, factor * other.at(inner, column));
                }
            }
        }
        product
    }

    /// The inverse of a symmetric positive definite matrix, by Cholesky's decomposition.
    pub(crate) fn inverse(&self) -> Self {
        let size = self.size;
        let mut lower = Self::zero(size);
        for row in 0..size {
            for column in 0..=row {
                let done: f64 = (0..column)
                    .map(|k| lower.at(row, k) * lower.at(column, k))
                    .sum();
                let left = self.at(row, column) - done;
                let value = if row == column {
                    // Positive but for rounding.
                    left.max(f64::MIN_POSITIVE).sqrt()
                } else {
                    left / lower.at(column, column)
                };
                lower.cells[row * size + column] = value;
            }
        }
        let mut inverse = Self::zero(size);
        for unit in 0..size {
            let mut solution = vec![0.0; size];
            for row in 0..size {
                let right = if row == unit { 1.0 } else { 0.0 };
                let done: f64 = (0..row).map(|k| lower.at(row, k) * solution[k]).sum();
                solution[row] = (right - done) / lower.at(row, row);
            }
            for row in (0..size).rev() {
                let done: f64 = (row + 1..size)
                    .map(|k| lower.at(k, row) * solution[k])
                    .sum();
                solution[row] = (solution[row] - done) / lower.at(row, row);
            }
            for (row, value) in solution.into_iter().enumerate() {
                inverse.cells[row * size + unit] = value;
            }
        }
        inverse
    }

    pub(crate) fn applied_to(&self, vector: &[f64]) -> Vec<f64> {
        let rows = self.cells.chunks(self.size.max(1));
        rows.map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum())
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_matrix_times_its_inverse_is_one() {
        let mut matrix = Square::zero(3);
        for place in 0..3 {
            matrix.add(place, place, 0.25);
        }
        matrix.add_difference(0, 1, 7.0);
        matrix.add_difference(1, 2, 0.5);
        let product = matrix.times(&matrix.inverse());
        for row in 0..3 {
            for column in 0..3 {
                let expected = if row == column { 1.0 } else { 0.0 };
                assert!((product.at(row, column) - expected).abs() < 1e-12);
            }
        }
    }
}
