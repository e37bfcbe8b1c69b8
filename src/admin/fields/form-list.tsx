import AddOutlined from '@mui/icons-material/AddOutlined';
import { Button, FormHelperText } from '@mui/material';
import type { ReactNode } from 'react';
import { ArrayInput, SimpleFormIterator, useSimpleFormIterator } from 'react-admin';

/** Entries in an order, each with the same fields. They can be added, moved and removed, also by keyboard. */
export function FormList({
  source,
  add,
  help = false,
  children,
}: {
  readonly source: string;
  /** The label of the button that adds an entry. */
  readonly add: string;
  readonly help?: string | false;
  readonly children: ReactNode;
}) {
  return (
    <>
      <ArrayInput source={source} label={false} helperText={false}>
        <SimpleFormIterator
          disableClear
          fullWidth
          getItemLabel={(index) => index + 1}
          addButton={<AddItem label={add} />}
        >
          {children}
        </SimpleFormIterator>
      </ArrayInput>
      {/* As the list's own help text, it would turn red with any error inside an entry. */}
      {help === false ? null : <FormHelperText variant="outlined">{help}</FormHelperText>}
    </>
  );
}

function AddItem({ label }: { readonly label: string }) {
  const { add } = useSimpleFormIterator();
  return (
    <Button startIcon={<AddOutlined />} onClick={() => add()}>
      {label}
    </Button>
  );
}
