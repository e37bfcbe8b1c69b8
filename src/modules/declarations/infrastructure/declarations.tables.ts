import type { ContractEnding, Declaration } from '../domain/declaration.ts';

export interface DeclarationRow {
  id: string;
  kind: Declaration['kind'];
  received_at: Date;
  name: string;
  contract: string;
  email: string;
  pieces: string | null;
  manner: ContractEnding['manner'] | null;
  reason: string | null;
  /** A day: select it as text. */
  ends_on: string | null;
  order_id: string | null;
  mailed: boolean;
  content_hash: string;
  client_key: string;
  /** Keys of the /56 and /48 around it; null in rows of earlier versions. */
  site_key: string | null;
  block_key: string | null;
  email_key: string;
  handled_at: Date | null;
  handled_by: string | null;
  dispatch_proved_at: Date | null;
  dispatch_proved_by: string | null;
  fits_order: boolean;
  accepted_at: Date | null;
  accepted_by: string | null;
  meant_at: Date | null;
  meant_by: string | null;
}

interface DeclaredPieceRow {
  declaration_id: string;
  position: number;
  quantity: number;
}

export interface DeclarationTables {
  declarations: DeclarationRow;
  declared_pieces: DeclaredPieceRow;
}
