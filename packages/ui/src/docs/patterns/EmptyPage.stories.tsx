import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { FilterBar } from '../../components/FilterBar/FilterBar.tsx';
import { sampleFilters } from '../../components/sample/sampleFilters.ts';
import type { FilterValues } from '../../filters/filterDefinition.ts';
import { PatternPage } from './PatternPage.tsx';
import { plays } from '../../components/sample/storyParts.tsx';

/** A page that has nothing to show yet: it says why, and leads to the first step. */
function EmptyPage() {
  return (
    <PatternPage
      title="Saved views"
      trail={
        <Breadcrumbs items={[{ label: 'Account settings', href: '#account' }]} current="Views" />
      }
    >
      <Card>
        <EmptyState
          as="h2"
          title="No saved views yet"
          action={
            <ButtonLink href="#pending" variant="primary">
              Go to Pending
            </ButtonLink>
          }
        >
          A view keeps the filters, the order and the columns of a list.
        </EmptyState>
      </Card>
    </PatternPage>
  );
}

const meta = {
  title: 'Patterns/Empty page',
  component: EmptyPage,
} satisfies Meta<typeof EmptyPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing was made yet. One way on, and it is the primary button. */
export const FirstUse: Story = plays(async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Saved views');
  await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('No saved views yet');
  await expect(canvas.getByRole('link', { name: 'Go to Pending' })).toHaveAttribute('href');
});

/** Other parties add the entries: it says who adds something here. */
export const NotYours: Story = {
  render: () => (
    <PatternPage title="Commission statements">
      <Card>
        <EmptyState as="h2" title="No statements yet">
          The first one comes with your first commission, on the Friday after a policy is paid.
        </EmptyState>
      </Card>
    </PatternPage>
  ),
};

function NothingMatchesPage() {
  const [values, setValues] = useState<FilterValues>({
    employer: ['Lakeshore School District'],
    takeAction: true,
  });
  const isFiltered = Object.keys(values).length > 0;
  return (
    <PatternPage title="Pending">
      <Card>
        <FilterBar
          filters={sampleFilters}
          values={values}
          onChange={setValues}
          resultText={isFiltered ? '0 requirements' : '143 requirements'}
          today="2026-11-18"
        />
        {isFiltered && (
          <EmptyState
            title="No requirements match your filters"
            action={<Button onClick={() => setValues({})}>Clear filters</Button>}
          >
            Employer: Lakeshore School District, Take Action: On
          </EmptyState>
        )}
      </Card>
    </PatternPage>
  );
}

/** The filters hide all entries: it names them, and can clear them. */
export const NothingMatches: Story = {
  render: () => <NothingMatchesPage />,
  play: async ({ canvas }) => {
    const [, clear] = canvas.getAllByRole('button', { name: 'Clear filters' });
    await userEvent.click(clear!);
    await expect(canvas.getByText('143 requirements')).toBeVisible();
    await expect(canvas.queryByText('No requirements match your filters')).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
