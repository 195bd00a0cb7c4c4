import { ShieldCheck } from 'lucide-react';
import { Brand } from '../AppFrame/Brand.tsx';

export const sampleBrand = (
  <Brand
    href="#home"
    mark={<ShieldCheck size={28} strokeWidth={1.75} aria-hidden />}
    name="Northfield Mutual"
  />
);
