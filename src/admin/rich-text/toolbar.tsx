import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';
import HorizontalRule from '@mui/icons-material/HorizontalRule';
import LinkIcon from '@mui/icons-material/Link';
import Redo from '@mui/icons-material/Redo';
import StrikethroughS from '@mui/icons-material/StrikethroughS';
import SubscriptIcon from '@mui/icons-material/Subscript';
import SuperscriptIcon from '@mui/icons-material/Superscript';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import TextDecrease from '@mui/icons-material/TextDecrease';
import Title from '@mui/icons-material/Title';
import Undo from '@mui/icons-material/Undo';
import { Box, Button, IconButton, Tooltip } from '@mui/material';
import { useEditorState, type Editor } from '@tiptap/react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { richText as t } from '../texts/shop-texts.ts';
import { LinkDialog } from './link-dialog.tsx';

/** `line`: a line or a list; `text`: a few paragraphs; `page`: all that a page may contain. */
export type Tools = 'line' | 'text' | 'page';

interface Tool {
  readonly name: string;
  readonly icon: ReactNode;
  readonly run: (editor: Editor) => void;
  /** Whether it applies where the cursor is; null for what is done once. */
  readonly isOn: ((editor: Editor) => boolean) | null;
  readonly isIdle?: (editor: Editor) => boolean;
  readonly from: Tools;
}

const mark = (name: keyof typeof t, kind: string, icon: ReactNode, from: Tools): Tool => ({
  name: t[name] as string,
  icon,
  run: (editor) => editor.chain().focus().toggleMark(kind).run(),
  isOn: (editor) => editor.isActive(kind),
  from,
});

const heading = (name: string, level: 2 | 3, icon: ReactNode, from: Tools): Tool => ({
  name,
  icon,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
  from,
});

const link: Tool = {
  name: t.link,
  icon: <LinkIcon />,
  run: () => undefined,
  isOn: (editor) => editor.isActive('link'),
  from: 'line',
};

const common: readonly Tool[] = [
  mark('bold', 'bold', <FormatBold />, 'line'),
  mark('italic', 'italic', <FormatItalic />, 'line'),
  mark('underline', 'underline', <FormatUnderlined />, 'page'),
  mark('strike', 'strike', <StrikethroughS />, 'page'),
  mark('small', 'small', <TextDecrease />, 'page'),
  mark('superscript', 'superscript', <SuperscriptIcon />, 'page'),
  mark('subscript', 'subscript', <SubscriptIcon />, 'page'),
  link,
  {
    name: t.bulletList,
    icon: <FormatListBulleted />,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
    from: 'line',
  },
  {
    name: t.orderedList,
    icon: <FormatListNumbered />,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
    from: 'text',
  },
  {
    name: t.blockquote,
    icon: <FormatQuote />,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
    from: 'page',
  },
  {
    name: t.rule,
    icon: <HorizontalRule />,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
    isOn: null,
    from: 'page',
  },
  {
    name: t.table,
    icon: <TableChartOutlined />,
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
    isOn: null,
    isIdle: (editor) => editor.isActive('table'),
    from: 'page',
  },
  {
    name: t.undo,
    icon: <Undo />,
    run: (editor) => editor.chain().focus().undo().run(),
    isOn: null,
    isIdle: (editor) => !editor.can().undo(),
    from: 'line',
  },
  {
    name: t.redo,
    icon: <Redo />,
    run: (editor) => editor.chain().focus().redo().run(),
    isOn: null,
    isIdle: (editor) => !editor.can().redo(),
    from: 'line',
  },
];

/** A page has two levels of headings; a text that stands below a heading of its page has the lower one. */
const headings: Readonly<Record<Tools, readonly Tool[]>> = {
  line: [],
  text: [heading(t.heading, 3, <Title />, 'text')],
  page: [
    heading(t.heading, 2, <Title />, 'page'),
    heading(t.subheading, 3, <Title sx={{ transform: 'scale(.75)' }} />, 'page'),
  ],
};

const order: readonly Tools[] = ['line', 'text', 'page'];
const toolsOf = (tools: Tools): readonly Tool[] => [
  ...headings[tools],
  ...common.filter(({ from }) => order.indexOf(from) <= order.indexOf(tools)),
];

/** One stop of the tab key; the arrow keys lead from button to button. */
export function Toolbar({
  editor,
  tools,
  label,
  controls,
}: {
  readonly editor: Editor;
  readonly tools: Tools;
  readonly label: string;
  readonly controls: string;
}) {
  const shown = toolsOf(tools);
  const [current, setCurrent] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: shown.map(({ isOn }) => isOn?.(now) ?? null),
      idle: shown.map(({ isIdle }) => isIdle?.(now) ?? false),
      isInTable: now.isActive('table'),
    }),
  });
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const next = (current + step + buttons.length) % buttons.length;
    setCurrent(next);
    buttons[next]?.focus();
  };
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', px: 0.5, py: 0.25 }}>
      <Box
        ref={bar}
        role="toolbar"
        aria-label={t.tools(label)}
        aria-controls={controls}
        onKeyDown={move}
        sx={{ display: 'flex', flexWrap: 'wrap' }}
      >
        {shown.map((tool, place) => (
          <Tooltip
            key={tool.name}
            title={tool.name}
            describeChild={false}
            // Within the page's landmarks.
            slotProps={{ popper: { disablePortal: true } }}
          >
            <IconButton
              // The link is entered in a dialog.
              onClick={() => (tool === link ? setLinking(true) : tool.run(editor))}
              onMouseDown={keepSelection}
              onFocus={() => setCurrent(place)}
              tabIndex={place === current ? 0 : -1}
              aria-label={tool.name}
              aria-disabled={state.idle[place] === true ? true : undefined}
              aria-pressed={state.on[place] ?? undefined}
              sx={{
                borderRadius: 1,
                width: 36,
                height: 36,
                color: state.idle[place] === true ? 'text.disabled' : 'text.primary',
                ...(state.on[place] === true ? { bgcolor: 'divider' } : {}),
              }}
            >
              {tool.icon}
            </IconButton>
          </Tooltip>
        ))}
      </Box>
      {state.isInTable ? <TableTools editor={editor} /> : null}
      {isLinking ? <LinkDialog editor={editor} onClose={() => setLinking(false)} /> : null}
    </Box>
  );
}

/** Pressing a button with the mouse leaves the cursor in the text. */
const keepSelection = (event: { preventDefault: () => void }): void => event.preventDefault();

function TableTools({ editor }: { readonly editor: Editor }) {
  const chain = () => editor.chain().focus();
  const tools = [
    [t.addRow, () => chain().addRowAfter().run()],
    [t.addColumn, () => chain().addColumnAfter().run()],
    [t.deleteRow, () => chain().deleteRow().run()],
    [t.deleteColumn, () => chain().deleteColumn().run()],
    [t.deleteTable, () => chain().deleteTable().run()],
  ] as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
      {tools.map(([name, run]) => (
        <Button key={name} size="small" onMouseDown={keepSelection} onClick={run}>
          {name}
        </Button>
      ))}
    </Box>
  );
}
