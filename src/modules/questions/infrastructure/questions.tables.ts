import type { Generated, JSONColumnType } from 'kysely';
import type { AskedPiece, QuestionKind } from '../domain/question.ts';

export interface QuestionTables {
  questions: {
    id: string;
    kind: QuestionKind;
    number: Generated<string>;
    received_at: Date;
    request_hash: string;
    name: string;
    email: string;
    phone: string;
    country: string;
    postal_code: string;
    city: string;
    message: string;
    pieces: JSONColumnType<readonly AskedPiece[]>;
    answered_at: Generated<Date | null>;
    answered_by: Generated<string | null>;
    note: Generated<string>;
  };
}
