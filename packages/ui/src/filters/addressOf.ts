import { day, type FilterAddress, many, mark, one } from './AddressForm.ts';
import type { FilterKindName, FilterShape } from './filterDefinition.ts';
import { manyOf, oneOf } from './oneOf.ts';

type AddressOf<Name extends FilterKindName> = (shape: FilterShape<Name>) => FilterAddress;

interface Days {
  readonly fromName: string;
  readonly toName: string;
}

const days = ({ fromName, toName }: Days) => ({ [fromName]: day, [toName]: day });

/** How each kind of filter is written in an address. `filterKinds` has the rest of a kind, which needs React. */
const filterAddresses: { readonly [Name in FilterKindName]: AddressOf<Name> } = {
  text: ({ name }) => ({ [name]: one }),
  autocomplete: ({ name }) => ({ [name]: one }),
  'multi-autocomplete': ({ name }) => ({ [name]: many }),
  toggle: ({ name }) => ({ [name]: mark }),
  'date-range': days,
  'effective-dates': days,
  'static-item': ({ name, options }) => ({ [name]: oneOf(options) }),
  'static-items': ({ name, options }) => ({ [name]: manyOf(options) }),
  'view-as': ({ name }) => ({ [name]: one }),
};

/** The filters that the address of a list may contain, by name. */
export function addressOf(shapes: readonly FilterShape[]): FilterAddress {
  const addresses = shapes.map((shape) =>
    (filterAddresses[shape.kind] as AddressOf<FilterKindName>)(shape),
  );
  return Object.assign({}, ...addresses) as FilterAddress;
}
