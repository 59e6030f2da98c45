/** @returns {number} TEST_SEED, else the day's number: tables that keep a diagonal pair their rows by it */
export function seedOfRun() {
  const named = Number(process.env.TEST_SEED)
  return Number.isSafeInteger(named) && named > 0 ? named : Math.floor(Date.now() / 86_400_000)
}
