import { Box, Skeleton } from '@mui/material';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { DOMParser as DocumentParser } from '@tiptap/pm/model';
import { useEffect, useRef, useState, type FocusEventHandler, type RefCallback } from 'react';
import { asParagraphs } from '../../shared/text/typed-text.ts';
import { formats, writtenHtml, pastedHtml } from './formats.ts';
import { Toolbar, type Tools } from './toolbar.tsx';

export interface EditorProps {
  readonly id: string;
  /** The path of the field in its form. */
  readonly name: string;
  readonly label: string;
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly tools: Tools;
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** Called with each paste: links that it had and the text may not have; mostly none. */
  readonly onLinksLost: (addresses: readonly string[]) => void;
  readonly onFocus: FocusEventHandler | undefined;
  readonly onBlur: FocusEventHandler | undefined;
  readonly fieldRef: RefCallback<HTMLElement>;
  readonly isEditable: boolean;
  readonly isRequired: boolean;
  readonly isInvalid: boolean;
}

const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : writtenHtml(editor.getHTML()));

export default function RichTextEditor(props: EditorProps) {
  const { id, name, label, tools, value, onChange, fieldRef, isEditable } = props;
  // What the form holds, and how the editor would write it: until something else is written, the form's value stays as it
  // is, to the letter.
  const shown = useRef({ value, html: '' });
  const last = useRef(value);
  const [first] = useState(() => asParagraphs(value));
  const editor = useEditor({
    // One that is made while rendering is destroyed again where more than a millisecond goes by before its effects run.
    immediatelyRender: false,
    extensions: formats,
    content: first,
    editable: isEditable,
    // The page's policy allows no styles without a nonce; those that the editor needs are below.
    injectCSS: false,
    editorProps: {
      attributes: attributesOf(props),
      transformPastedHTML: (html) => pastedHtml(html, props.onLinksLost),
      clipboardTextParser: (text, context) => parsedText(text, context.doc.type.schema),
    },
    onCreate: ({ editor: created }) => {
      shown.current.html = htmlOf(created);
    },
    onUpdate: ({ editor: changed }) => {
      const html = htmlOf(changed);
      const written = html === shown.current.html ? shown.current.value : html;
      if (written === last.current) return;
      last.current = written;
      onChange(written);
    },
  });
  // Another value from outside: the form was reset, or an earlier version was taken over.
  useEffect(() => {
    if (editor === null || value === last.current) return;
    last.current = value;
    editor.commands.setContent(asParagraphs(value), { emitUpdate: false });
    shown.current = { value, html: htmlOf(editor) };
  }, [editor, value]);
  useEffect(() => editor?.setEditable(isEditable, false), [editor, isEditable]);
  useEffect(() => {
    if (editor === null) return undefined;
    fieldRef(editor.view.dom);
    return () => {
      fieldRef(null);
    };
  }, [editor, fieldRef]);
  if (editor === null) return <Skeleton variant="rectangular" height={120} aria-hidden width="100%" />;
  return (
    <Box sx={{ width: '100%', minWidth: 0 }} data-field={name}>
      {isEditable ? <Toolbar editor={editor} tools={tools} label={label} controls={id} /> : null}
      <Box
        // A text that cannot be edited takes no focus, and could not be scrolled by keyboard.
        sx={[
          asRead,
          isEditable && { '& .tiptap': { maxHeight: tools === 'page' ? '65vh' : '45vh', overflowY: 'auto' } },
        ]}
      >
        <EditorContent editor={editor} onFocus={props.onFocus} onBlur={props.onBlur} />
      </Box>
    </Box>
  );
}

/** Plain text with its paragraphs and breaks. */
function parsedText(text: string, schema: Parameters<typeof DocumentParser.fromSchema>[0]) {
  const place = document.createElement('div');
  place.textContent = text;
  place.innerHTML = asParagraphs(place.innerHTML);
  return DocumentParser.fromSchema(schema).parseSlice(place, { preserveWhitespace: false });
}

/** The field's description for screen readers. */
function attributesOf(props: EditorProps): Record<string, string> {
  const { id, labelledBy, describedBy, isEditable, isRequired, isInvalid: isWrong } = props;
  return {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    'aria-invalid': String(isWrong),
    'aria-required': String(isRequired),
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
    ...(isEditable ? {} : { 'aria-readonly': 'true', tabindex: '0' }),
  };
}

/** As texts of the shop look, a little tighter. */
const asRead = {
  '& .tiptap': {
    minHeight: 96,
    px: 1.75,
    py: 1.25,
    outline: 'none',
    overflowWrap: 'anywhere',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    lineHeight: 1.5,
  },
  '& .tiptap > :first-of-type': { mt: 0 },
  '& .tiptap > :last-child': { mb: 0 },
  '& p, & ul, & ol, & blockquote, & table': { my: 1 },
  '& li > p': { my: 0 },
  '& h2, & h3, & h4': { fontFamily: "'Fraunces', Georgia, serif", fontWeight: 500, mt: 2, mb: 0.5 },
  '& h2': { fontSize: '1.375rem' },
  '& h3': { fontSize: '1.1875rem' },
  '& h4': { fontSize: '1.0625rem' },
  '& ul, & ol': { pl: 3 },
  '& blockquote': { ml: 0, pl: 1.5, borderLeft: 3, borderColor: 'divider' },
  '& a': { color: 'primary.main' },
  '& table': { borderCollapse: 'collapse' },
  '& th, & td': { border: 1, borderColor: 'divider', px: 1, py: 0.5, textAlign: 'left', minWidth: 60 },
  '& th': { bgcolor: 'background.default' },
  '& .ProseMirror-selectednode': { outline: 2, outlineColor: 'primary.main' },
} as const;
