export { DeclarationList as list } from './declarations/declarations.tsx';
