/** How filters are written in an address, without React: the script in index.html reads it too. */
export { type AddressForm, day, type FilterAddress, many, mark, one } from '../AddressForm.ts';
export { oneOf } from '../oneOf.ts';
export { addressOf } from '../addressOf.ts';
export { productionShapes } from '../production/productionShapes.ts';
