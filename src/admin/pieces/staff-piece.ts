import type { z } from 'zod';
import type {
  staffPieceRowSchema,
  staffPieceSchema,
} from '../../modules/catalogue/http/admin-pieces.schemas.ts';

/** A piece as `/api/admin/pieces/{id}` returns it. */
export type StaffPiece = z.output<typeof staffPieceSchema>;
export type StaffPieceRow = z.output<typeof staffPieceRowSchema>;
