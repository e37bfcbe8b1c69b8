/**
 * A page for a frame in which nothing runs and nothing leads anywhere: without its scripts, which a browser would
 * refuse one by one, and with links that want a window of their own, which such a frame may not open.
 */
export function stillPage(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace('<head>', '<head><base target="_blank">');
}
