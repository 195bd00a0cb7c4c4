/** The sum of amounts like `1234.50`, in whole cents. */
export function addMoney(amounts: readonly string[]): string {
  const cents = amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);
  return (cents / 100).toFixed(2);
}
