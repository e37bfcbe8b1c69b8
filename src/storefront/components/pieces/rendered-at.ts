import { createContext, useContext } from 'react';

/** When the server rendered the page, as ISO text. The browser must hydrate with the same moment. */
export const RenderedAt = createContext('1970-01-01T00:00:00.000Z');

export function useRenderedAt(): string {
  return useContext(RenderedAt);
}
