import { Clamped } from './EmployerName.styles.ts';

/** An employer where a list has little room: three lines of its name, the whole of it on pointing. */
export function EmployerName({ name }: { readonly name: string | null }) {
  return name === null ? '—' : <Clamped title={name}>{name}</Clamped>;
}
