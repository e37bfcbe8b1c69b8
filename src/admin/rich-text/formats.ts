import { Mark, type Extensions } from '@tiptap/core';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { isLinkAddress } from './link-address.ts';

const Small = Mark.create({
  name: 'small',
  parseHTML: () => [{ tag: 'small' }],
  renderHTML: () => ['small', 0],
});

/** Whether a heading cell belongs to its row or its column. */
const HeadingCell = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } };
  },
});

/** Without the widths that the extension writes as styles, which the shop removes. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] });

/** Exactly what `sanitise-html.ts` allows: what a text may contain survives being edited, and nothing else comes in. */
export const formats: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: {
      autolink: false,
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: isLinkAddress,
    },
  }),
  Subscript,
  Superscript,
  Small,
  PlainTable,
  TableRow,
  HeadingCell,
  TableCell,
];
