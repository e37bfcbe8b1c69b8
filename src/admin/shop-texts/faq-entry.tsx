import ExpandMore from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { useSourceContext } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { useMayWrite } from '../fields/office-form.tsx';
import { shopTexts as t } from '../texts/shop-texts.ts';

/**
 * A question, with its fields when opened: with all of them open, a phone scrolls for minutes. They are made when it is
 * first opened, since a form of two hundred fields takes seconds to save, and then stay. An error in one opens it. Staff who
 * may only read see all of them, and save nothing.
 */
export function FaqEntry({ children }: { readonly children: ReactNode }) {
  const id = useId();
  const mayWrite = useMayWrite();
  const { getSource } = useSourceContext();
  const [question, topic] = useWatch({ name: [getSource('question'), getSource('topic')] }) as (
    | string
    | null
    | undefined
  )[];
  const isNew = question === undefined || question === null || question === '';
  const [isOpen, setOpen] = useState(isNew);
  const name = getSource('').replace(/\.$/, '');
  const { errors } = useFormState({ name });
  const isInvalid = at(errors, name) !== undefined;
  return (
    <Accordion
      disableGutters
      expanded={isOpen || isInvalid}
      onChange={(_, opened) => setOpen(opened)}
      slotProps={{ transition: { mountOnEnter: mayWrite } }}
      sx={{ width: '100%', border: 1, borderColor: 'divider', '&::before': { display: 'none' } }}
    >
      {/* Its two ids refer to the part that it opens. */}
      <AccordionSummary expandIcon={<ExpandMore />} id={id} aria-controls={`${id}-part`}>
        <span>
          <Typography component="span" variant="h3" sx={{ display: 'block' }}>
            {isNew ? t.newQuestion : question}
          </Typography>
          <Typography component="span" variant="body2" color="text.secondary">
            {topic === undefined || topic === null || topic === '' ? t.noTopic : topic}
          </Typography>
        </span>
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}

/** The value at 'items.0' of nested values. */
function at(values: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (found, key) =>
        typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[key] : undefined,
      values,
    );
}
