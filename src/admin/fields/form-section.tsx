import ExpandMore from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Card,
  CardContent,
  Typography,
  Button,
  FormHelperText,
} from '@mui/material';
import { useId, type ReactNode } from 'react';
import AddOutlined from '@mui/icons-material/AddOutlined';
import { ArrayInput, SimpleFormIterator, useSimpleFormIterator } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { office } from '../texts/office.ts';

/** A part of a form under its heading. */
export function FormSection({
  title,
  children,
}: {
  readonly title: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ mb: 2, width: '100%' }}>
      <CardContent>
        <Typography id={id} variant="h2" sx={{ mb: 1 }}>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}

/**
 * The same for fields that are needed less often. They exist while it is closed, so their errors are noticed, and its
 * head says then what they hold.
 */
export function MoreSection<Values extends object>({
  title,
  summary,
  children,
}: {
  readonly title: string;
  /** What the form's values hold of this section, in a few words; empty if nothing. */
  readonly summary: (values: Values) => string;
  readonly children: ReactNode;
}) {
  const id = useId();
  const held = summary(useWatch() as Values);
  return (
    <Accordion
      disableGutters
      sx={{ width: '100%', border: 1, borderColor: 'divider', mb: 1, '&::before': { display: 'none' } }}
      slotProps={{ region: { 'aria-labelledby': `${id}-title` } }}
    >
      {/* Its two ids refer to the part that it opens. */}
      <AccordionSummary
        expandIcon={<ExpandMore />}
        id={id}
        aria-controls={`${id}-part`}
        sx={{ '& .MuiAccordionSummary-content': { display: 'block', minWidth: 0 } }}
      >
        <Typography component="span" variant="h3" id={`${id}-title`} sx={{ display: 'block' }}>
          {title}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          sx={{
            display: 'block',
            color: 'text.secondary',
            overflowWrap: 'break-word',
            // Open, the fields themselves say it.
            '.Mui-expanded &': { display: 'none' },
          }}
        >
          {held}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}

/** Entries in an order, each with the same fields. They can be added, moved and removed, also by keyboard. */
export function FormList({
  source,
  add,
  most,
  help = false,
  children,
}: {
  readonly source: string;
  /** The label of the button that adds an entry. */
  readonly add: string;
  /** How many entries there may be. */
  readonly most: number;
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
          addButton={<AddItem label={add} most={most} />}
        >
          {children}
        </SimpleFormIterator>
      </ArrayInput>
      {/* As the list's own help text, it would turn red with any error inside an entry. */}
      {help === false ? null : <FormHelperText variant="outlined">{help}</FormHelperText>}
    </>
  );
}

function AddItem({ label, most }: { readonly label: string; readonly most: number }) {
  const { add, total } = useSimpleFormIterator();
  return <AddEntry label={label} count={total} most={most} onAdd={() => add()} />;
}

/** The button that adds an entry to a list. Once the list is full it is off, and says why. */
export function AddEntry({
  label,
  count,
  most,
  onAdd,
}: {
  readonly label: string;
  readonly count: number;
  readonly most: number;
  readonly onAdd: () => void;
}) {
  const id = useId();
  const isFull = count >= most;
  return (
    <>
      <Button
        startIcon={<AddOutlined />}
        disabled={isFull}
        aria-describedby={isFull ? id : undefined}
        onClick={onAdd}
      >
        {label}
      </Button>
      {isFull ? (
        <FormHelperText id={id} variant="outlined">
          {office.full(most)}
        </FormHelperText>
      ) : null}
    </>
  );
}
