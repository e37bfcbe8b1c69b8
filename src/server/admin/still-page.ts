/**
 * Prepares a page for a frame in which no script runs and no link works. Its scripts are removed, since a browser would
 * refuse them one by one, and its links open in a new window, which such a frame may not do.
 */
export function stillPage(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace('<head>', '<head><base target="_blank">');
}
