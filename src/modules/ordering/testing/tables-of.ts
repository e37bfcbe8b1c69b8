/** A row of a table, by the words above its columns. */
export type Row = Readonly<Record<string, string>>;

function rowsOf(table: string): Row[] {
  const [heads = [], , ...rows] = table
    .trim()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return rows.map((cells) => Object.fromEntries(heads.map((head, index) => [head, cells[index] ?? ''])));
}

/** The tables of a text in Markdown. */
export const tablesOf = (text: string): Row[][] =>
  text
    .split('\n\n')
    .filter((block) => block.startsWith('|'))
    .map(rowsOf);

/** '1.250,00' as 125000. */
export const cents = (euros: string | undefined): number => {
  const text = euros?.replace(/[.,]/g, '') ?? '';
  if (!/^-?\d+$/.test(text)) throw new Error(`no amount: ${euros}`);
  return Number(text);
};
