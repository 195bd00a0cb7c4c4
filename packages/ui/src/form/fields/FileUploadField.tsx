import type { FieldValues } from 'react-hook-form';
import { FileUpload, type FileUploadProps } from '../../components/FileUpload/FileUpload.tsx';
import type { FieldProps, NameOf } from '../Binding.ts';
import { useField } from '../useField.ts';

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
      files={value.map((file, index) => ({
        id: `${index}`,
        name: file.name,
        size: file.size,
        file,
      }))}
      onAdd={(added) => onChange([...value, ...added])}
      onRemove={(removed) => onChange(value.filter((_, index) => `${index}` !== removed))}
    />
  );
}
