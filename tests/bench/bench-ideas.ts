/** Ideas as founders write them: long and short, from several fields. */
export const BENCH_IDEAS = [
  'A marketplace where retired engineers mentor young hardware founders by the hour, $60 per call.',
  'An app for small restaurants in Lisbon that predicts how much to cook so that less food is thrown away.',
  'Accounting for freelancers who are paid in three currencies and do not want to learn accounting.',
  'Learn to read music in ten minutes a day with a web app that listens to your piano.',
  'A recruiting tool for care homes that finds night-shift nurses within two days.',
  'A habit tracker for people with type 2 diabetes that works offline and shares a weekly report with the doctor.',
  'An online shop builder for potters who sell at markets and want to take orders in between.',
  'A travel planner that builds train-only trips across Europe with sleepers and luggage storage.',
  'Local plumbers offer fixed prices for the twenty most common repairs; customers book by WhatsApp.',
  'A B2B dashboard that shows manufacturers which of their machines will need a spare part next month.',
] as const
