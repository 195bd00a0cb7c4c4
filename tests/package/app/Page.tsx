import * as everything from '@agent-portal/ui';
import { Button, type ButtonProps } from '@agent-portal/ui/Button';
import { Combobox } from '@agent-portal/ui/Combobox';
import { type Column, DataTable } from '@agent-portal/ui/DataTable';
import { StatTile, StatTiles } from '@agent-portal/ui/StatTile';
import { TextInput } from '@agent-portal/ui/TextInput';
import { DateField, TextField } from '@agent-portal/ui/form';
import { brandCss } from '@agent-portal/ui/theme/brandCss';
import { token } from '@agent-portal/ui/theme/token';
import { useForm } from 'react-hook-form';

interface Policy {
  readonly policy: string;
  readonly premium: number;
}

const columns: readonly Column<Policy>[] = [
  { id: 'policy', header: 'Policy Number', kind: 'id', heading: true },
  { id: 'premium', header: 'Premium', kind: 'money', sortable: true },
];

/** A column says what it shows if it is not a field of the row. */
// @ts-expect-error -- the row has no such field
export const notAField: Column<Policy> = { id: 'polcy', header: 'Policy Number' };

interface Names {
  readonly name: string;
  readonly from: string | null;
}

interface PageProps {
  /** A value that may be missing is passed on unchanged. */
  readonly hint: string | undefined;
  readonly variant: ButtonProps['variant'];
}

/** A page of another team, checked with TypeScript's strictest settings. */
export function Page({ hint, variant }: PageProps) {
  const { control } = useForm<Names>({ defaultValues: { name: '', from: null } });
  return (
    <>
      <StatTiles>
        <StatTile label="Policies" value="1" />
      </StatTiles>
      {/* @ts-expect-error -- an unknown prop is a type error */}
      <StatTiles nonsense={3}>{null}</StatTiles>
      <DataTable name="Policies" columns={columns} rows={[{ policy: 'NL0018O0142', premium: 5 }]} />
      <Combobox
        label="Employer"
        hint={hint}
        options={[{ value: 'acme', label: 'Acme' }]}
        value={null}
        onChange={() => undefined}
      />
      <TextInput label="Name" value="" onChange={() => undefined} hint={hint} />
      <TextField control={control} name="name" label="Name" />
      {/* @ts-expect-error -- the form has no such field */}
      <TextField control={control} name="unknown" label="Unknown" />
      <DateField control={control} name="from" label="First day" />
      <Button variant={variant}>{Object.keys(everything).length}</Button>
      <style>{brandCss('mine', { light: { primary: token('color-link') }, dark: {} })}</style>
    </>
  );
}
