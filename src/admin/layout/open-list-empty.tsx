import { Button, Typography } from '@mui/material';
import { ListNoResults, useListContext } from 'react-admin';

/**
 * Shown in place of an empty list that is filtered to open entries by default: the user did not set that filter,
 * so must not be asked to clear it.
 */
export function OpenListEmpty({
  texts,
}: {
  readonly texts: { readonly noneOpen: string; readonly none: string; readonly showAll: string };
}) {
  const { filterValues, setFilters } = useListContext() as {
    readonly filterValues: Readonly<Record<string, unknown>>;
    readonly setFilters: (filters: Record<string, unknown>) => void;
  };
  const { open, ...others } = filterValues;
  if (Object.keys(others).length > 0) return <ListNoResults />;
  return (
    <Typography sx={{ p: 3 }}>
      {open === true ? texts.noneOpen : texts.none}{' '}
      {open === true ? <Button onClick={() => setFilters({ open: false })}>{texts.showAll}</Button> : null}
    </Typography>
  );
}
