const table = /<table>[\s\S]*?<\/table>/g;
const headingRow = /<thead>([\s\S]*?)<\/thead>/;
const headingCell = /<th(?: [^>]*)?>([\s\S]*?)<\/th>/g;
const row = /<tr>[\s\S]*?<\/tr>/g;
const cell = /<(th|td)(?: [^>]*)?>/g;

/**
 * Writes the name of its column to each cell behind the first one of its row: where a table has no room, its rows stand
 * as blocks (`stacked-rows` in app.css), and nothing else would say what a cell is about.
 * @param html sanitised, so that cells carry no attributes but `scope`
 */
export function labelledCells(html: string): string {
  return html.replace(table, (whole) => {
    const heading = headingRow.exec(whole)?.[1];
    if (heading === undefined) return whole;
    const names = [...heading.matchAll(headingCell)].map(([, name = '']) => plain(name));
    return whole.replace(row, (cells) => labelled(cells, names));
  });
}

function labelled(cells: string, names: readonly string[]): string {
  let column = -1;
  return cells.replace(cell, (tag, kind: string) => {
    column += 1;
    const name = names[column] ?? '';
    return kind === 'th' || column === 0 || name === '' ? tag : `<td data-column="${name}">`;
  });
}

/** What fits between quotation marks: entities stay as they are. */
function plain(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('"', '&quot;')
    .trim();
}
