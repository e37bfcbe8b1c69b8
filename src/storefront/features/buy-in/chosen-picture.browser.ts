import { sendPicture, type SentPicture } from './send-picture.browser.ts';

/** A picture in its slot: being uploaded, uploaded, or refused. */
export interface ChosenPicture {
  readonly id: number;
  readonly name: string;
  /** Shows the picture before it is sent; some formats cannot be shown by this browser. */
  readonly preview: string;
  readonly state:
    | { readonly kind: 'sending'; readonly percent: number }
    | { readonly kind: 'sent'; readonly address: string }
    | { readonly kind: 'refused'; readonly message: string; readonly canRetry: boolean };
}

export interface Sending {
  readonly picture: ChosenPicture;
  /** Settles even if the upload fails. */
  readonly done: Promise<SentPicture>;
  readonly cancel: () => void;
  readonly file: File;
}

let lastId = 0;

/** Begins to upload a file at once, so that there is little left to wait for when the form is sent. */
export function beginToSend(
  file: File,
  onChange: (id: number, state: ChosenPicture['state']) => void,
): Sending {
  lastId += 1;
  const id = lastId;
  const abort = new AbortController();
  const done = sendPicture(
    file,
    file.name,
    (percent) => onChange(id, { kind: 'sending', percent }),
    abort.signal,
  );
  void done.then((sent) => {
    if (abort.signal.aborted) return;
    onChange(
      id,
      sent.ok
        ? { kind: 'sent', address: sent.address }
        : { kind: 'refused', message: sent.message, canRetry: sent.canRetry },
    );
  });
  return {
    picture: {
      id,
      name: file.name,
      preview: URL.createObjectURL(file),
      state: { kind: 'sending', percent: 0 },
    },
    done,
    file,
    cancel: () => abort.abort(),
  };
}
