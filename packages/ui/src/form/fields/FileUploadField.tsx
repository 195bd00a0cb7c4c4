import type { FieldValues } from 'react-hook-form';
import { FileUpload, type FileUploadProps } from '../../components/FileUpload/FileUpload.tsx';
import type { FieldProps, NameOf } from '../Binding.ts';
import { useField } from '../useField.ts';

const ids = new WeakMap<File, string>();
let lastId = 0;

/** A key that stays the same for a file. By position, a removed file would give its row to the next one. */
function idOf(file: File): string {
  const known = ids.get(file);
  if (known !== undefined) return known;
  lastId += 1;
  ids.set(file, `${lastId}`);
  return `${lastId}`;
}

type OwnProps = Omit<FileUploadProps, 'files' | 'onAdd' | 'onRemove'>;

/** A `FileUpload` of a form, which keeps the files and sends them with the rest. */
export function FileUploadField<
  Values extends FieldValues,
  Name extends NameOf<Values, readonly File[]>,
>({ name, control, rules, ...upload }: FieldProps<OwnProps, Values, Name>) {
  const {
    name: _,
    value,
    onChange,
    ...field
  } = useField<readonly File[], Values, Name>({ name, control, rules }, upload);
  return (
    <FileUpload
      {...upload}
      {...field}
      files={value.map((file) => ({
        id: idOf(file),
        name: file.name,
        size: file.size,
        file,
      }))}
      onAdd={(added) => onChange([...value, ...added])}
      onRemove={(removed) => onChange(value.filter((file) => idOf(file) !== removed))}
    />
  );
}
