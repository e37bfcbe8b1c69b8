export { conditionName } from '../../../../shared/pieces/condition-names/fr.ts';
