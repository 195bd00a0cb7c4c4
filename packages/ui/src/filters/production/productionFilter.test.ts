import { expect, it } from 'vitest';
import { productionDates, productionFilter, type ProductionOffer } from './productionFilter.ts';
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

it('the production filter has its filters in their order', () => {
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

it('the production filter offers what the list can be viewed as, and nothing before that has loaded', () => {
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

it('the production filter offers no values for its dates', () => {
  expect(offered({ options, status: 'ready', onRetry }, 'date')).toEqual({
    kind: 'date-range',
    options: undefined,
    status: undefined,
    onRetry: undefined,
  });
});

it('the production filter means the year to date where no day is set, as the request to a carrier says', () => {
  expect(productionDates({}, '2026-11-18')).toEqual({
    fromDate: '01/01/2026',
    toDate: '11/18/2026',
    transactionFromDate: '01/01/2026',
    transactionToDate: '11/18/2026',
  });
});

it('the production filter means the days that are set', () => {
  const values = { fromDate: '2025-03-01', transactionToDate: '2025-12-31' };
  expect(productionDates(values, '2026-11-18')).toEqual({
    fromDate: '03/01/2025',
    toDate: '11/18/2026',
    transactionFromDate: '01/01/2026',
    transactionToDate: '12/31/2025',
  });
});
