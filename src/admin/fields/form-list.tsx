import AddOutlined from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { ArrayInput, SimpleFormIterator, useSimpleFormIterator } from 'react-admin';

/** Entries in an order, each with the same fields: they can be added, moved and taken out, with the keys as well. */
export function FormList({
  source,
  add,
  help = false,
  children,
}: {
  readonly source: string;
  /** Says what the button below the list adds. */
  readonly add: string;
  readonly help?: string | false;
  readonly children: ReactNode;
}) {
  return (
    <ArrayInput source={source} label={false} helperText={help}>
      <SimpleFormIterator
        disableClear
        fullWidth
        getItemLabel={(index) => index + 1}
        addButton={<AddItem label={add} />}
      >
        {children}
      </SimpleFormIterator>
    </ArrayInput>
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
