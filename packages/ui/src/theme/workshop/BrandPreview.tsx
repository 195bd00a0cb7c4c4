import { Bell } from 'lucide-react';
import { BarChart } from '../../components/BarChart/BarChart.tsx';
import { Badge, badgeTones } from '../../components/Badge/Badge.tsx';
import { Banner, bannerTones } from '../../components/Banner/Banner.tsx';
import { Button, buttonVariants } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Combobox } from '../../components/Combobox/Combobox.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { DateField } from '../../components/DateField/DateField.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { QuickTabs } from '../../components/QuickTabs/QuickTabs.tsx';
import { requirementColumns, requirements } from '../../components/sample/requirements.tsx';
import { SectionTabs } from '../../components/SectionTabs/SectionTabs.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextInput } from '../../components/TextInput/TextInput.tsx';
import type { Colors } from '../tokens.ts';
import { Preview } from './ThemeWorkshop.styles.ts';

const nothing = () => undefined;
const noOptions = [{ value: 'acme', label: 'Acme' }];

interface BrandPreviewProps {
  readonly theme: 'light' | 'dark';
  readonly colors: Partial<Colors>;
}

/** The components in one theme of a brand that is being made, a `section`. */
export function BrandPreview({ theme, colors }: BrandPreviewProps) {
  const variables = Object.entries(colors).map(([name, value]) => [`--color-${name}`, value]);
  return (
    <Preview data-theme={theme} aria-label={theme} style={Object.fromEntries(variables)}>
      <ul data-part="nav">
        <li data-selected>Pending</li>
        <li>Clients</li>
      </ul>
      <div data-part="row">
        {buttonVariants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button disabled>disabled</Button>
        <IconButton label={`Notifications, ${theme}`} icon={<Bell aria-hidden />} />
        <Link href="#policy">NL0018O0142</Link>
        <span data-part="focus">The focus ring</span>
      </div>
      <SectionTabs
        label={`Policies, ${theme}`}
        current="#all"
        tabs={[
          { href: '#all', label: 'All', count: 143 },
          { href: '#lapsed', label: 'Lapsed', count: 4 },
        ]}
      />
      <QuickTabs
        label={`Which requirements, ${theme}`}
        onPick={nothing}
        tabs={[
          { id: 'open', label: 'Open', count: 12, isCurrent: true },
          { id: 'met', label: 'Met', count: 7, isCurrent: false },
        ]}
      />
      <div data-part="row">
        {badgeTones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
      {bannerTones
        .filter((tone) => tone !== 'danger')
        .map((tone) => (
          <Banner key={tone} tone={tone}>
            These figures are as of 9:42 a.m.
          </Banner>
        ))}
      <Card data-part="fields">
        <TextInput label="Policy Number" value="NL0018O0142" clearable onChange={nothing} />
        <TextInput
          label="E-mail"
          value="dana"
          isValid={false}
          errorText="Type an e-mail address."
          onChange={nothing}
        />
        <Select label="Kind" value="acme" options={noOptions} onChange={nothing} />
        <Combobox
          label="Employer"
          onRetry={nothing}
          status="ready"
          value="acme"
          options={noOptions}
          onChange={nothing}
        />
        <DateField label="Date" value="2026-11-18" onChange={nothing} />
        <TextArea label="Note" value="The statement is in the mail." onChange={nothing} rows={2} />
        <Switch label="Take Action" isOn onChange={nothing} />
      </Card>
      <ProgressBar active value={0.5} label={`Exporting, ${theme}`} />
      <Skeleton lines={2} />
      <DataTable
        name={`Pending, ${theme}`}
        columns={requirementColumns.slice(0, 3)}
        rows={requirements.slice(0, 3)}
        sort={{ field: 'date', direction: 'desc' }}
        onSort={nothing}
        status="ready"
      />
      <Pagination
        page={2}
        totalPages={15}
        pageSize={10}
        total={143}
        pageSizes={[10, 25]}
        itemNoun={`requirements, ${theme}`}
        onPage={nothing}
        onPageSize={nothing}
      />
      <BarChart
        title={`Premium, ${theme}`}
        summary="June was the best month of both years."
        categoryName="Month"
        categories={[{ label: 'May 2026' }, { label: 'June 2026' }]}
        series={[
          { name: 'This year', values: [3, 5] },
          { name: 'Last year', values: [2, 4] },
        ]}
        format={String}
      />
    </Preview>
  );
}
