import { DataTable, NumberField, NumberInput } from 'react-admin';

export const price = <NumberInput source="price" />;
export const weight = <input type="number" />;
export const cents = <DataTable.NumberCol source="priceCents" render={() => '1.250,00 €'} />;
export const stock = <NumberField source="stock" />;
