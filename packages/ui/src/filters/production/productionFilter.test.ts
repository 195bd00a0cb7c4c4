import { expect, it } from 'vitest';
import { productionFilter, type ProductionOffer } from './productionFilter.ts';
import { productionShapes } from './productionShapes.ts';

const onRetry = () => undefined;
const optionsOf = (name: string) => [{ value: name, label: `A ${name}` }];
const options: ProductionOffer['options'] = {
  viewAs: optionsOf('viewAs'),
  agent: optionsOf('agent'),
  marketCode: optionsOf('marketCode'),
  transactionType: optionsOf('transactionType'),
  lineOfBusiness: optionsOf('lineOfBusiness'),
};

const offered = (offer: ProductionOffer, name: string) => {
  const {
    kind,
    options: of,
    status,
    onRetry: retry,
  } = Object.assign(
    { options: undefined, status: undefined, onRetry: undefined },
    productionFilter(offer).find((filter) => filter.name === name),
  );
  return { kind, options: of, status, onRetry: retry };
};

it('has its filters in their order', () => {
  const filters = productionFilter({ options, status: 'ready', onRetry });
  expect(filters).toMatchObject(productionShapes);
  expect(filters).toHaveLength(productionShapes.length);
});

it.each(['agent', 'marketCode', 'transactionType', 'lineOfBusiness'])(
  'offers the values of %s, loaded or not',
  (name) => {
    const kind = 'multi-autocomplete';
    const loaded = { kind, options: optionsOf(name), status: 'ready', onRetry };
    expect(offered({ options, status: 'ready', onRetry }, name)).toEqual(loaded);
    const loading = { kind, options: undefined, status: 'loading', onRetry };
    expect(offered({ options: undefined, status: 'loading', onRetry }, name)).toEqual(loading);
  },
);

it('offers what the list can be viewed as, and nothing before that has loaded', () => {
  const view = { kind: 'view-as', status: undefined, onRetry: undefined };
  expect(offered({ options, status: 'ready', onRetry }, 'viewAs')).toEqual({
    ...view,
    options: optionsOf('viewAs'),
  });
  expect(offered({ options: undefined, status: 'loading' }, 'viewAs')).toEqual({
    ...view,
    options: [],
  });
});

it('offers no values for its dates', () => {
  expect(offered({ options, status: 'ready', onRetry }, 'date')).toEqual({
    kind: 'date-range',
    options: undefined,
    status: undefined,
    onRetry: undefined,
  });
});
