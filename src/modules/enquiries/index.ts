export { createEnquiries, type Enquiries } from './application/create-enquiries.ts';
export type { Question, QuestionKind } from './domain/question.ts';
