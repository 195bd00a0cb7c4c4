import { Bell } from 'lucide-react';
import { Button, buttonVariants } from '../../../components/Button/Button.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup.tsx';
import { Combobox } from '../../../components/Combobox/Combobox.tsx';
import { DateField } from '../../../components/DateField/DateField.tsx';
import {
  type DateRange,
  DateRangeField,
} from '../../../components/DateRangeField/DateRangeField.tsx';
import { DateTimeField } from '../../../components/DateTimeField/DateTimeField.tsx';
import { MoneyInput } from '../../../components/MoneyInput/MoneyInput.tsx';
import { NumberInput } from '../../../components/NumberInput/NumberInput.tsx';
import { PercentInput } from '../../../components/PercentInput/PercentInput.tsx';
import { PhoneInput } from '../../../components/PhoneInput/PhoneInput.tsx';
import { SsnInput } from '../../../components/SsnInput/SsnInput.tsx';
import { TimeField } from '../../../components/TimeField/TimeField.tsx';
import { datePresets } from '../../../dates/datePresets.ts';
import { DownloadButton } from '../../../components/DownloadButton/DownloadButton.tsx';
import { FileUpload } from '../../../components/FileUpload/FileUpload.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { PersonSearch } from '../../../components/PersonSearch/PersonSearch.tsx';
import { MultiCombobox } from '../../../components/MultiCombobox/MultiCombobox.tsx';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx';
import { manyOptions } from '../../../components/sample/manyOptions.ts';
import { Select } from '../../../components/Select/Select.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import { Stateful } from './Stateful.tsx';
import { OpenCalendar } from './OpenCalendar.tsx';
import { OpenList } from './OpenList.tsx';
import { nothing, type Shown } from './Shown.ts';

const people = manyOptions(8);
const kinds = ['Term Life', 'Whole Life', 'Disability'].map((label) => ({ value: label, label }));

export const inputsShown: Shown = {
  Button: (
    <div data-part="row">
      {buttonVariants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
      <Button disabled>disabled</Button>
      <Button pending>pending</Button>
      <span data-part="focus">The focus ring</span>
    </div>
  ),
  IconButton: <IconButton label="Alerts" icon={<Bell aria-hidden />} />,
  TextInput: (
    <div data-part="stack">
      <Stateful initial="NL0018O0142">
        {(value, onChange) => (
          <TextInput label="Policy Number" clearable value={value} onChange={onChange} />
        )}
      </Stateful>
      <Stateful initial="dana">
        {(value, onChange) => (
          <TextInput
            label="E-mail"
            isValid={value.includes('@')}
            error="Enter an e-mail address."
            value={value}
            onChange={onChange}
          />
        )}
      </Stateful>
      <TextInput label="Agent" disabled value="Dana Whitfield" onChange={nothing} />
    </div>
  ),
  TextArea: (
    <Stateful initial="The statement is in the mail.">
      {(value, onChange) => (
        <TextArea label="Note" rows={2} most={200} value={value} onChange={onChange} />
      )}
    </Stateful>
  ),
  Select: (
    <Stateful initial="Term Life">
      {(value, onChange) => (
        <Select label="Product" options={kinds} value={value} onChange={onChange} />
      )}
    </Stateful>
  ),
  Combobox: (
    <div data-part="stack">
      <Stateful<string | null> initial="person-3">
        {(value, onChange) => (
          <Combobox label="Primary Insured" options={people} value={value} onChange={onChange} />
        )}
      </Stateful>
      <OpenList />
    </div>
  ),
  MultiCombobox: (
    <Stateful<readonly string[]> initial={['person-1', 'person-2']}>
      {(values, onChange) => (
        <MultiCombobox label="Insured" options={people} value={values} onChange={onChange} />
      )}
    </Stateful>
  ),
  DateField: (
    <div data-part="stack">
      <Stateful<string | null> initial="2026-11-18">
        {(value, onChange) => <DateField label="Effective" value={value} onChange={onChange} />}
      </Stateful>
      <OpenCalendar />
    </div>
  ),
  NumberInput: <NumberInput label="Employees" defaultValue={1250} />,
  MoneyInput: <MoneyInput label="Yearly amount" defaultValue="1234.50" />,
  PercentInput: <PercentInput label="Share" defaultValue={12.5} />,
  PhoneInput: <PhoneInput label="Phone number" defaultValue="5552010134" />,
  SsnInput: <SsnInput label="Social Security number" defaultValue="123456789" />,
  TimeField: <TimeField label="Time" defaultValue="09:30" />,
  DateTimeField: <DateTimeField label="Due" defaultValue="2026-11-18T09:30" />,
  DateRangeField: (
    <Stateful<DateRange> initial={{ from: '2026-11-01', to: '2026-11-30' }}>
      {(value, onChange) => (
        <DateRangeField
          label="Issued"
          presets={datePresets('2026-11-18')}
          value={value}
          onChange={onChange}
        />
      )}
    </Stateful>
  ),
  Checkbox: (
    <div data-part="stack">
      <Stateful<boolean> initial>
        {(checked, onChange) => (
          <Checkbox label="Include the downline" checked={checked} onChange={onChange} />
        )}
      </Stateful>
      <Checkbox label="Some of it" isMixed />
      <Checkbox label="I have read it" error="Say yes to go on." onChange={nothing} />
    </div>
  ),
  CheckboxGroup: (
    <Stateful<readonly string[]> initial={['Term Life']}>
      {(values, onChange) => (
        <CheckboxGroup label="Products" options={kinds} value={values} onChange={onChange} />
      )}
    </Stateful>
  ),
  RadioGroup: (
    <Stateful initial="Term Life">
      {(value, onChange) => (
        <RadioGroup label="One product" options={kinds} value={value} onChange={onChange} />
      )}
    </Stateful>
  ),
  Switch: (
    <div data-part="stack">
      {[true, false].map((initial) => (
        <Stateful key={String(initial)} initial={initial}>
          {(checked, onChange) => (
            <Switch
              label={initial ? 'Take Action' : 'Lapsed'}
              checked={checked}
              onChange={onChange}
            />
          )}
        </Stateful>
      ))}
    </div>
  ),
  FileUpload: (
    <FileUpload
      label="Documents"
      acceptText="PDF or pictures"
      maxSize={10_000_000}
      files={[
        { id: 'a', name: 'Statement.pdf', size: 1_240_000, state: 'uploading', progress: 0.4 },
        {
          id: 'b',
          name: 'License.jpg',
          size: 820_000,
          state: 'error',
          error: 'Remove it and add it again.',
        },
      ]}
      onAdd={nothing}
      onRemove={nothing}
    />
  ),
  DownloadButton: (
    <DownloadButton
      label="Export to Excel"
      isRunning
      progress={{ received: 250_000, total: 1_000_000 }}
      onStart={nothing}
      onCancel={nothing}
    />
  ),
  PersonSearch: (
    <Stateful initial="dana">
      {(text, onText) => (
        <PersonSearch
          label="Find a person"
          text={text}
          onText={onText}
          lists={[
            {
              title: 'Search Results',
              entries: [
                { key: '4471902', name: 'Dana Whitfield', ids: ['4471902'], email: 'dana@example' },
              ],
            },
          ]}
          onChoose={nothing}
        />
      )}
    </Stateful>
  ),
};
