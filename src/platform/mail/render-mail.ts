import type { Language } from '../../shared/text/language.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { afterGreeting, greetingLine, type MailBlock, type MailRow } from './mail-blocks.ts';

/**
 * A mail as HTML that old mail programs understand as well: tables for the layout, styles on each element, no pictures
 * and nothing to load. All input is text and is escaped here. The subject becomes the document's title, which screen
 * readers announce.
 */
export function mailHtml(
  {
    subject,
    name,
    blocks,
  }: { readonly subject: string; readonly name?: string | undefined; readonly blocks: readonly MailBlock[] },
  letterhead: Letterhead,
): string {
  const { language, shopName, shopAddress, greeting, closing, imprint } = letterhead;
  const letter: readonly MailBlock[] = [
    { kind: 'paragraph', text: greetingLine(greeting, name, language) },
    ...afterGreeting(blocks, language),
    { kind: 'paragraph', text: `${closing}\n${shopName}` },
  ];
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light">' +
    `<title>${escapeHtml(subject)}</title></head>` +
    `<body style="margin:0;padding:0;background:${colour.paper};-webkit-text-size-adjust:100%">` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colour.paper}">` +
    '<tr><td align="center" style="padding:24px 8px">' +
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">' +
    `<tr><td style="padding:0 0 20px;text-align:left"><a href="${escapeHtml(shopAddress)}" style="${logo}">` +
    `${escapeHtml(shopName)}</a></td></tr>` +
    `<tr><td style="${sheet}">${letter.map(blockHtml).join('')}</td></tr>` +
    `<tr><td style="${foot}">${lines(imprint.join('\n'))}</td></tr>` +
    '</table></td></tr></table></body></html>'
  );
}

/** The storefront's colours, since mails cannot use its style sheet. */
const colour = {
  paper: '#f7f3ec',
  white: '#ffffff',
  ink: '#211c16',
  soft: '#544c40',
  line: '#d8cfbf',
  petrol: '#0f5257',
} as const;
const sans = 'font-family:Figtree,Helvetica,Arial,sans-serif';
const serif = 'font-family:Fraunces,Georgia,serif';
const body = `${sans};font-size:16px;line-height:1.55;color:${colour.ink}`;
/** A word longer than the line (an address, a reference) breaks instead of widening the mail. */
const breaks = 'overflow-wrap:anywhere;word-break:break-word';

const logo = `${serif};font-size:26px;font-weight:600;letter-spacing:1px;color:${colour.ink};text-decoration:none`;
const sheet = `background:${colour.white};border:1px solid ${colour.line};padding:28px 20px 12px;text-align:left;${breaks}`;
const foot = `${sans};font-size:13px;line-height:1.6;color:${colour.soft};padding:20px 4px 0;text-align:left;${breaks}`;
const button =
  `${sans};display:inline-block;padding:14px 22px;font-size:16px;line-height:20px;font-weight:600;` +
  `color:${colour.white};text-decoration:none;border:1px solid ${colour.petrol}`;
const cell = `${body};font-size:15px;padding:10px 0;border-bottom:1px solid ${colour.line};vertical-align:top`;

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="${body};margin:0 0 16px">${lines(block.text)}</p>`;
    case 'note':
      return `<p style="${body};font-size:14px;color:${colour.soft};margin:0 0 16px">${lines(block.text)}</p>`;
    case 'heading':
      return `<h2 style="${serif};font-size:20px;line-height:1.3;font-weight:600;color:${colour.ink};margin:24px 0 8px">${lines(block.text)}</h2>`;
    case 'button':
      // The colour is repeated on the cell: one old program paints only cells.
      return (
        '<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>' +
        `<td bgcolor="${colour.petrol}" style="background:${colour.petrol}">` +
        `<a href="${escapeHtml(block.address)}" style="${button}">${escapeHtml(block.label)}</a></td></tr></table>`
      );
    case 'link':
      return (
        `<p style="${body};margin:0 0 16px"><a href="${escapeHtml(block.address)}" ` +
        `style="color:${colour.petrol};text-decoration:underline">${escapeHtml(block.label)}</a></p>`
      );
    case 'list':
      return (
        `<ul style="${body};margin:0 0 16px;padding:0 0 0 22px">` +
        `${block.items.map((item) => `<li style="margin:0 0 4px">${lines(item)}</li>`).join('')}</ul>`
      );
    case 'table':
      return (
        `<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 20px;border-top:1px solid ${colour.line}">` +
        `${block.rows.map(rowHtml).join('')}</table>`
      );
    default:
      return block satisfies never;
  }
}

/**
 * Amounts, dates and numbers stay in one piece. Other values break between words, and words longer than this break
 * anywhere.
 */
const amountLength = 14;
const longWord = /\S{19}/;

function rowHtml({ label, details = [], value, strong = false }: MailRow): string {
  const weight = strong ? 'font-weight:600' : 'font-weight:400';
  const small = details
    .map((one) => `<br><span style="font-size:14px;color:${colour.soft}">${lines(one)}</span>`)
    .join('');
  // Labels of facts are short words of ours; titles of pieces may be longer than a line.
  const labelBreaks = details.length === 0 ? 'overflow-wrap:normal;word-break:normal' : breaks;
  const head = `<th scope="row" align="left" style="${cell};${weight};text-align:left;${labelBreaks}">${lines(label)}${small}</th>`;
  if (value === undefined) return `<tr>${head.replace('<th ', '<th colspan="2" ')}</tr>`;
  return `<tr>${head}<td align="right" style="${cell};${weight};text-align:right;padding-left:16px;${valueBreaks(value)}">${lines(value)}</td></tr>`;
}

function valueBreaks(value: string): string {
  if (value.length <= amountLength) return 'white-space:nowrap';
  return longWord.test(value) ? breaks : 'overflow-wrap:normal;word-break:normal';
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

/** A mail for programs that show no HTML: the same contents as `mailHtml`, in the same order. */
export function mailText(
  { name, blocks }: { readonly name?: string | undefined; readonly blocks: readonly MailBlock[] },
  letterhead: Letterhead,
): string {
  const { language, greeting, closing, shopName, imprint } = letterhead;
  const told = afterGreeting(blocks, language).map((block) => blockText(block, colonIn(language)));
  const parts = [
    greetingLine(greeting, name, language),
    ...told,
    `${closing}\n${shopName}`,
    `-- \n${imprint.join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** After a label; French sets it apart. */
const colonIn = (language: Language): string => (language === 'fr' ? '\u00a0:' : ':');

function blockText(block: MailBlock, colon: string): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'heading':
      return `${block.text}\n${'-'.repeat(Math.min(block.text.length, 70))}`;
    case 'button':
    case 'link':
      return `${block.label}${colon}\n${block.address}`;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'table':
      return block.rows.map((row) => rowText(row, colon)).join('\n');
    default:
      return block satisfies never;
  }
}

function rowText({ label, details = [], value }: MailRow, colon: string): string {
  // A label for a value of several lines, such as an address.
  if (value === '') return [`${label}${colon}`, ...details].join('\n');
  const name = details.length === 0 ? label : `${label} (${details.join(', ')})`;
  return value === undefined ? name : `${name}${colon} ${value}`;
}

/** What all mails of the shop have in common. */
export interface Letterhead {
  readonly language: Language;
  /** Shown at the top of each mail, as text: no pictures are loaded from anywhere. */
  readonly shopName: string;
  /** The target of the link on the name. */
  readonly shopAddress: string;
  /** 'Guten Tag': followed by the name, if there is one, and a comma or, in Spanish, a colon. */
  readonly greeting: string;
  /** 'Viele Grüße' */
  readonly closing: string;
  /** Lines about the company at the foot: firm, postal address, e-mail, register (§ 35a GmbHG). */
  readonly imprint: readonly string[];
}
