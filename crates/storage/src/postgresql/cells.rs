//! Values as PostgreSQL takes and gives them.

use std::error::Error;

use bytes::BytesMut;
use tokio_postgres::types::{IsNull, ToSql, Type, to_sql_checked};

use super::failed;
use crate::{
    StoreError,
    sql::{Cell, Row},
};

pub(super) fn parameters(cells: &[Cell]) -> Vec<&(dyn ToSql + Sync)> {
    cells
        .iter()
        .map(|cell| cell as &(dyn ToSql + Sync))
        .collect()
}

pub(super) fn row(row: &tokio_postgres::Row) -> Result<Row, StoreError> {
    let cell = |index: usize| -> Result<Cell, StoreError> {
        let kind = row.columns()[index].type_();
        let cell = if *kind == Type::INT8 {
            row.try_get::<_, Option<i64>>(index).map(Cell::from)
        } else if *kind == Type::INT4 {
            row.try_get::<_, Option<i32>>(index)
                .map(|value| value.map(i64::from).into())
        } else if *kind == Type::BOOL {
            row.try_get::<_, Option<bool>>(index)
                .map(|value| value.map(i64::from).into())
        } else if *kind == Type::FLOAT8 {
            row.try_get::<_, Option<f64>>(index).map(Cell::from)
        } else if *kind == Type::VOID {
            Ok(Cell::Null)
        } else {
            row.try_get::<_, Option<String>>(index)
                .map(|value| value.map_or(Cell::Null, Cell::Text))
        };
        cell.map_err(|error| failed(&error))
    };
    let cells = (0..row.len()).map(cell).collect::<Result<_, _>>()?;
    Ok(Row::new(cells))
}

impl ToSql for Cell {
    fn to_sql(
        &self,
        kind: &Type,
        out: &mut BytesMut,
    ) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match self {
            Self::Null => Ok(IsNull::Yes),
            Self::Integer(value) => value.to_sql(kind, out),
            Self::Real(value) => value.to_sql(kind, out),
            Self::Text(text) => text.to_sql(kind, out),
        }
    }

    /// Our schema has one type for each of our cells.
    fn accepts(kind: &Type) -> bool {
        [Type::INT8, Type::FLOAT8, Type::TEXT].contains(kind)
    }

    to_sql_checked!();
}
