export { DeclarationList as list } from './declarations.tsx';
