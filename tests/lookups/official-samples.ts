import type { Asked, Reply } from './world'

interface Dimensions {
  [name: string]: string[]
}

/** A JSON-stat answer of Eurostat; `value` receives the code of each dimension and omits a cell by returning undefined. */
export function jsonStat(
  dimensions: Dimensions,
  value: (at: Record<string, string>) => number | undefined,
  mark: (at: Record<string, string>) => string | undefined = () => undefined,
) {
  const id = Object.keys(dimensions)
  const size = id.map((name) => dimensions[name]?.length ?? 0)
  const cells = size.reduce((product, length) => product * length, 1)
  const values: Record<string, number> = {}
  const status: Record<string, string> = {}
  for (let cell = 0; cell < cells; cell += 1) {
    let rest = cell
    const at: Record<string, string> = {}
    for (const name of id.toReversed()) {
      const codes = dimensions[name] ?? []
      at[name] = codes[rest % codes.length] ?? ''
      rest = Math.floor(rest / codes.length)
    }
    const found = value(at)
    if (found !== undefined) values[cell] = found
    const marked = mark(at)
    if (marked) status[cell] = marked
  }
  const dimension = Object.fromEntries(
    id.map((name) => [
      name,
      {
        label: name,
        category: {
          index: Object.fromEntries((dimensions[name] ?? []).map((code, at) => [code, at])),
          label: Object.fromEntries(
            (dimensions[name] ?? []).map((code) => [
              code,
              code === 'C1071' ? 'Bread and pastry' : `Label ${code}`,
            ]),
          ),
        },
      },
    ]),
  )
  return {
    version: '2.0',
    class: 'dataset',
    label: 'Test',
    source: 'ESTAT',
    value: values,
    status,
    id,
    size,
    dimension,
  }
}

const YEARS = ['2022', '2023', '2024']
const ENTERPRISES: Record<string, number> = { 2022: 10_400, 2023: 10_000, 2024: 9_800 }

/** Eurostat's answers about bakeries in Germany. */
export function eurostatAnswer({ path, query }: Asked): Reply | undefined {
  const [nace = ''] = query.getAll('nace_r2')
  const [geo = ''] = query.getAll('geo')
  const indicators = query.getAll('indic_sbs')
  if (path === '/sbs_ovw_act')
    return {
      body: jsonStat(
        { freq: ['A'], nace_r2: [nace], indic_sbs: indicators, geo: [geo], time: YEARS },
        ({ indic_sbs, time = '' }) =>
          indic_sbs === 'ENT_NR' ? ENTERPRISES[time] : indic_sbs === 'EMP_NR' ? 150_000 : 4_900,
        ({ time }) => (time === '2024' ? 'p' : undefined),
      ),
    }
  if (path === '/sbs_sc_ovw') {
    const sizes: Record<string, number> = {
      TOTAL: 10_000,
      '0-9': 8_000,
      '10-19': 1_200,
      '20-49': 600,
      '50-249': 200,
    }
    const codes = ['TOTAL', '0-9', '10-19', '20-49', '50-249', 'GE250']
    return {
      body: jsonStat(
        { freq: ['A'], indic_sbs: ['ENT_NR'], nace_r2: [nace], size_emp: codes, geo: [geo], time: ['2023'] },
        ({ size_emp = '' }) => sizes[size_emp],
        ({ size_emp }) => (size_emp === 'GE250' ? 'c' : undefined),
      ),
    }
  }
  if (path === '/bd_size')
    return {
      body: jsonStat(
        {
          freq: ['A'],
          nace_r2: [nace],
          sizeclas: ['TOTAL', '0'],
          age: ['TOTAL'],
          indic_sbs: indicators,
          geo: [geo],
          time: ['2022', '2023'],
        },
        ({ indic_sbs = '', sizeclas, time }) => {
          const value = { ENT_BRTH_NR: 500, ENT_DTH_NR: 700, ENT_BRTHR_PC: 5 }[indic_sbs] ?? 0
          if (indic_sbs === 'ENT_DTH_NR' && time === '2023') return undefined
          return sizeclas === 'TOTAL' ? value : value / 2
        },
      ),
    }
  return undefined
}

export const invalidValue: Reply = {
  status: 400,
  body: {
    error: [{ status: 400, id: 150, label: 'INVALID_QUERY_DIMENSION_VALUE: not allowed: NACE_R2=X.' }],
  },
}

const COLUMNS =
  'area_fips own_code industry_code size_code year disclosure_code annual_avg_estabs annual_avg_emplvl avg_annual_pay oty_annual_avg_estabs_chg oty_annual_avg_estabs_pct_chg'

/** A QCEW file: each row has owner, industry, disclosure, establishments, jobs, pay, change and change in percent. */
export function qcewFile(year: string, rows: (string | number)[][]): Reply {
  const quoted = (fields: (string | number)[]) =>
    fields.map((field) => (typeof field === 'number' ? field : `"${field}"`)).join(',')
  const lines = rows.map(([owner = '', industry = '', disclosed = '', ...counts]) =>
    quoted(['US000', owner, industry, '0', year, disclosed, ...counts]),
  )
  return { type: 'text/csv', body: [quoted(COLUMNS.split(' ')), ...lines, ''].join('\n') }
}

/** The United States in 2025, the newest year published by November 2026. */
export function qcewAnswer({ path }: Pick<Asked, 'path'>): Reply | undefined {
  if (path !== '/2025/a/area/US000.csv') return undefined
  return qcewFile('2025', [
    ['0', '10', '', 11_866_306, 153_140_899, 72_360, 346_994, 3.0],
    ['5', '44-45', '', 1_000_000, 15_000_000, 40_000, 10_000, 1.0],
    ['5', '311811', '', 7_000, 60_000, 31_000, 140, 2.0],
    ['1', '311811', '', 3, 9, 31_000, 0, 0],
    ['5', '311812', 'N', 53, 0, 0, -3, -5.4],
  ])
}

/** Nomis's answers for one class, or for the subclasses of one. Counts are by size band and come as text. */
export function nomisAnswer({ path, query }: Asked): Reply | undefined {
  const code = (value: number, text: string) => ({ value, description: { value: text } })
  if (path === '/dataset/NM_142_1/industry.def.sdmx.json')
    return {
      body: {
        structure: {
          codelists: {
            codelist: [
              {
                code: [
                  code(100, '47107 : Not this one, though it has the digits'),
                  code(101, '10710 : Bread &amp; cakes'),
                  code(102, '10711 : Rolls'),
                ],
              },
            ],
          },
        },
      },
    }
  if (path !== '/dataset/NM_142_1.data.json') return undefined
  const counts: Record<string, string> = { 0: '1000', 10: '800', 20: '150', 30: '40', 40: '10' }
  const industries = (query.get('industry') ?? '').split(',').map(Number)
  return {
    body: {
      obs: ['2025', '2026'].flatMap((year) =>
        industries.flatMap((industry) =>
          Object.entries(counts).map(([band, value]) => ({
            industry: { value: industry },
            employment_sizeband: { value: Number(band) },
            time: { value: Number(year), description: year },
            obs_value: { value: year === '2025' ? Number(value) * 2 : value },
            obs_status: { value: 'A' },
          })),
        ),
      ),
    },
  }
}

const WORLD_BANK: Record<string, number> = { 'SP.POP.TOTL': 83_000_000, 'IT.NET.USER.ZS': 94.5 }

export function worldBankAnswer({ path }: Asked): Reply | undefined {
  const [, , countries = '', , indicator = ''] = path.split('/')
  const rows = countries.split(';').map((country) => ({
    indicator: { id: indicator, value: 'Name' },
    country: { id: country === 'EUU' ? 'EU' : country, value: 'Country' },
    date: '2025',
    value: WORLD_BANK[indicator] ?? 1,
    unit: '',
    decimal: 0,
  }))
  return { body: [{ page: 1, pages: 1, per_page: 100, total: rows.length, lastupdated: '2026-07-01' }, rows] }
}

/** In the format of the bank's file; the figures are fictional. */
export const ECB_FILE = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
	<Cube>
		<Cube time='2026-11-20'>
			<Cube currency='USD' rate='1.25'/>
			<Cube currency='GBP' rate='0.8'/>
			<Cube currency='CHF' rate='0.5'/>
		</Cube>
	</Cube>
</gesmes:Envelope>
`

export const ecbAnswer = (_: Asked): Reply => ({ type: 'text/xml', body: ECB_FILE })
