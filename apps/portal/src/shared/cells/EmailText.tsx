/** An e-mail address that breaks before the @ when space runs out. */
export function EmailText({ address }: { readonly address: string }) {
  const [name, domain] = address.split(/(?=@[^@]*$)/);
  return (
    <>
      {name}
      {domain && (
        <>
          <wbr />
          {domain}
        </>
      )}
    </>
  );
}
