const pattern = /^\/uploads\/([\w-]{22,64})\.webp$/;

/** The address of an upload, on this shop only. */
export function uploadAddress(id: string): string {
  return `/uploads/${id}.webp`;
}

/**
 * The id in the address of one of our uploads, or null: somebody else's address, a script, a path out of the folder.
 */
export function uploadIdOf(address: string): string | null {
  return pattern.exec(address)?.[1] ?? null;
}
