import type { Db } from '../../../platform/db/db.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { Media } from '../../media/index.ts';

/** Dependencies of the use cases of enquiries. */
export interface EnquiryDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** A new UUID. */
  readonly newId: () => string;
  readonly catalogue: Pick<Catalogue, 'purchasablePieces'>;
  readonly media: Pick<Media, 'claimUploads' | 'releaseUploads' | 'copyUpload'>;
  /** The address at which the enquiries are read. */
  readonly shopEmail: () => Promise<string>;
  /** The base of links in mails, without a trailing slash. */
  readonly publicUrl: string;
}
