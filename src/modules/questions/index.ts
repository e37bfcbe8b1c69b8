export { createQuestions, type Questions } from './application/create-questions.ts';
export type { Question, QuestionKind } from './domain/question.ts';
