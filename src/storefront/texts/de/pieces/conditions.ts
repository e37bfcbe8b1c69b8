export { conditionName } from '../../../../shared/pieces/condition-names/de.ts';
