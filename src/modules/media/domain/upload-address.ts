const pattern = /^\/uploads\/([\w-]{22,64})\.webp$/;

/** Where an upload is found: on this shop alone. */
export function uploadAddress(id: string): string {
  return `/uploads/${id}.webp`;
}

/** The id in an address of an upload of ours, or null: somebody else's address, a script, a path outwards. */
export function uploadIdOf(address: string): string | null {
  return pattern.exec(address)?.[1] ?? null;
}
