import type { TableRowProps } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { DataTableRow, useDataTableCallbacksContext, useResourceDefinition } from 'react-admin';

/** A table row. If a click opens its entry, so does the Enter key: react-admin's own row only handles the mouse. */
export function KeyedRow(row: TableRowProps) {
  const { rowClick } = useDataTableCallbacksContext();
  const { hasShow = false, hasEdit = false } = useResourceDefinition();
  const opens = rowClick === undefined ? hasShow || hasEdit : rowClick !== false;
  return opens ? <DataTableRow {...row} tabIndex={0} onKeyDown={openByKey} /> : <DataTableRow {...row} />;
}

/** Only for the row itself: a checkbox or a link in it handles keys itself. */
function openByKey(event: KeyboardEvent<HTMLTableRowElement>): void {
  if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.click();
}
