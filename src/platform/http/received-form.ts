import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

/** As the plug-in takes them: bytes of a file, numbers of files and fields. */
export interface FormLimits {
  readonly fileSize: number;
  readonly files: number;
  readonly fields: number;
  readonly fieldSize?: number;
}

/** A truncated form, or one without a boundary: the sender's mistake, so it raises no alarm. */
class UnreadableForm extends Error {
  readonly statusCode = 400;
  constructor(cause: unknown) {
    super('the form cannot be read', { cause });
  }
}

/**
 * What a form's reader promises; the parser throws plain errors for broken forms, which are no bugs.
 * @throws UnreadableForm for them; limits that are passed keep the status that they have
 */
export async function readable<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part;
  } catch (error) {
    throw error instanceof Error && 'statusCode' in error ? error : new UnreadableForm(error);
  }
}

/** The file of a form that should have one in its field `file`; null where there is none. */
export async function receivedFile(
  request: FastifyRequest,
  limits: FormLimits,
): Promise<{ readonly name: string; readonly bytes: Buffer } | null> {
  const file: MultipartFile | undefined = await readable(request.file({ limits }));
  if (file?.fieldname !== 'file') return null;
  return { name: file.filename, bytes: await readable(file.toBuffer()) };
}

/** Its parts, one after the other. Each file must be read before the next part is asked for. */
export async function* receivedParts(request: FastifyRequest, limits: FormLimits): AsyncGenerator<Multipart> {
  const parts = request.parts({ limits });
  for (;;) {
    const next: IteratorResult<Multipart, void> = await readable(parts.next());
    if (next.done === true) return;
    yield next.value;
  }
}
