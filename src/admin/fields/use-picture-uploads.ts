import type { z } from 'zod';
import type { shopPictureSchema } from '../../modules/media/http/admin-pictures.schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { maxPictureMegabytes } from '../../shared/limits.ts';
import { callApi, messageOf, sendFile } from '../data/api.ts';
import { pieces } from '../texts/pieces.ts';

/** A photograph as `/api/admin/pictures/{id}` returns it. */
export type UploadedPicture = z.output<typeof shopPictureSchema>;

export interface Upload {
  readonly number: number;
  readonly name: string;
  readonly step: 'sending' | 'scaling' | 'ready' | 'failed';
  readonly problem?: string;
}

const pollMs = 700;
const atOnce = 2;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The photograph when its sizes are made, or cannot be made. */
export async function whenScaled(picture: UploadedPicture): Promise<UploadedPicture> {
  let latest = picture;
  while (latest.state === 'waiting') {
    await pause(pollMs);
    latest = await callApi<UploadedPicture>(`/pictures/${picture.id}`);
  }
  return latest;
}

/** Uploads photographs, two at a time, and waits until each can be shown. They appear in the order they were chosen. */
export function usePictureUploads(onReady: (picture: UploadedPicture) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const counter = useRef(0);
  const arrive = useRef(onReady);
  useEffect(() => {
    arrive.current = onReady;
  });

  const note = (number: number, change: Partial<Upload>): void =>
    setUploads((all) => all.map((upload) => (upload.number === number ? { ...upload, ...change } : upload)));

  async function bring(number: number, file: File): Promise<UploadedPicture | null> {
    if (file.size > maxPictureMegabytes * 1_000_000) {
      note(number, { step: 'failed', problem: pieces.fileTooLarge(maxPictureMegabytes) });
      return null;
    }
    try {
      const sent = await sendFile<UploadedPicture>('/pictures', file);
      note(number, { step: 'scaling' });
      const picture = await whenScaled(sent);
      if (picture.state === 'ready') return picture;
      note(number, { step: 'failed', problem: pieces.failed });
    } catch (error) {
      note(number, { step: 'failed', problem: messageOf(error) });
    }
    return null;
  }

  async function send(files: readonly File[]): Promise<void> {
    const waiting = files.map((file) => {
      counter.current += 1;
      return { file, number: counter.current };
    });
    setUploads((all) => [
      ...all.filter(({ step }) => step !== 'ready'),
      ...waiting.map(({ file, number }) => ({ number, name: file.name, step: 'sending' as const })),
    ]);
    const arrivals: Promise<unknown>[] = [];
    const working = new Set<Promise<unknown>>();
    let before: Promise<unknown> = Promise.resolve();
    for (const { file, number } of waiting) {
      if (working.size >= atOnce) await Promise.race(working);
      const brought = bring(number, file);
      working.add(brought);
      void brought.finally(() => working.delete(brought));
      const earlier = before;
      before = Promise.all([earlier, brought]).then(([, picture]) => {
        if (picture === null) return;
        note(number, { step: 'ready' });
        arrive.current(picture);
      });
      arrivals.push(before);
    }
    await Promise.all(arrivals);
  }

  const dismiss = (number: number): void =>
    setUploads((all) => all.filter((upload) => upload.number !== number));
  const isBusy = uploads.some(({ step }) => step === 'sending' || step === 'scaling');
  return { uploads, send, dismiss, isBusy };
}
