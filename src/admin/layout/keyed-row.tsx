import type { TableRowProps } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { DataTableRow, useDataTableCallbacksContext, useResourceDefinition } from 'react-admin';

/** A row of a table. Where a click opens its entry, so does the Enter key: react-admin's own row heeds the mouse alone. */
export function KeyedRow(row: TableRowProps) {
  const { rowClick } = useDataTableCallbacksContext();
  const { hasShow = false, hasEdit = false } = useResourceDefinition();
  const opens = rowClick === undefined ? hasShow || hasEdit : rowClick !== false;
  return opens ? <DataTableRow {...row} tabIndex={0} onKeyDown={openByKey} /> : <DataTableRow {...row} />;
}

/** Only for the row itself: a box or a link in it has keys of its own. */
function openByKey(event: KeyboardEvent<HTMLTableRowElement>): void {
  if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.click();
}
