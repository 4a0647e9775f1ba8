import { describe, expect, it } from 'vitest'
import { isPublic, publicAddresses } from '../../supabase/functions/_shared/evidence/public-address'

describe('an address', () => {
  it.each([
    '93.184.215.14',
    '1.1.1.1',
    '172.15.255.255',
    '2606:4700::1111',
    '2a00:1450:4001:80b::200e',
    '2606:4700:5efe::1',
  ])('is public: %s', (address) => {
    expect(isPublic(address)).toBe(true)
  })

  it.each([
    ['this host', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['loopback', '127.0.0.1'],
    ['all of loopback', '127.255.255.254'],
    ['private, class A', '10.1.2.3'],
    ['private, class B', '172.16.0.1'],
    ['private, class C', '192.168.0.1'],
    ['link-local', '169.254.169.254'],
    ["a carrier's network", '100.64.0.1'],
    ['benchmarks', '198.18.0.1'],
    ['documentation', '203.0.113.7'],
    ['multicast', '224.0.0.1'],
    ['reserved', '250.1.1.1'],
    ['broadcast', '255.255.255.255'],
    ['IPv6 loopback', '::1'],
    ['no IPv6 address', '::'],
    ['IPv6 link-local', 'fe80::1'],
    ['IPv6 with a zone', 'fe80::1%eth0'],
    ['a public one with a zone', '2606:4700::1111%eth0'],
    ['IPv6 site-local', 'fec0::1'],
    ['IPv6 unique local', 'fd12:3456::1'],
    ['IPv6 multicast', 'ff02::1'],
    ['IPv6 documentation', '2001:db8::1'],
    ['IPv4-mapped', '::ffff:10.0.0.1'],
    ['IPv4-mapped public', '::ffff:93.184.215.14'],
    ['IPv4-compatible', '::10.0.0.1'],
    ['IPv4-compatible public', '::5db8:d70e'],
    ['IPv4-translated', '::ffff:0:10.0.0.1'],
    ['6to4', '2002:0a00:0001::1'],
    ['NAT64', '64:ff9b::10.0.0.1'],
    ['local NAT64', '64:ff9b:1::10.0.0.1'],
    ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['ISATAP', '2606:4700::5efe:a00:1'],
    ['ISATAP in the form with dots', '2606:4700::5efe:10.0.0.1'],
    ['ISATAP with a public IPv4 address', '2606:4700::200:5efe:5db8:d70e'],
    ['ISATAP of a group', '2606:4700::100:5efe:a00:1'],
    ['documentation, the newer range', '3fff::1'],
    ['benchmarks, IPv6', '2001:2::1'],
    ['an identifier of no network', '2001:20::1'],
    ['never assigned', '4000::1'],
    ['beyond the compatible ones', '0:0:1::1'],
    ['a short form', '127.1'],
    ['a number', '2130706433'],
    ['hexadecimal', '0x7f000001'],
    ['octal', '0177.0.0.1'],
    ['a name', 'site.example'],
    ['nothing', ''],
  ])('is not public when it is %s', (_, address) => {
    expect(isPublic(address)).toBe(false)
  })
})

describe('the addresses of a host', () => {
  const { signal } = new AbortController()
  const of = (address: string, found: string[]) =>
    publicAddresses(new URL(address), async () => found, signal)

  it('come with IPv4 first', async () => {
    const found = ['2606:4700::1111', '1.1.1.1', '2606:4700::1001', '1.0.0.1']
    expect(await of('https://site.example/', found)).toEqual([
      '1.1.1.1',
      '1.0.0.1',
      '2606:4700::1111',
      '2606:4700::1001',
    ])
  })

  it('are not asked for when the host is one', async () => {
    expect(await of('https://1.1.1.1/', ['10.0.0.1'])).toEqual(['1.1.1.1'])
    expect(await of('https://[2606:4700::1111]/', ['10.0.0.1'])).toEqual(['2606:4700::1111'])
  })

  it('are refused altogether for one that is not public', async () => {
    await expect(of('https://site.example/', ['1.1.1.1', '10.0.0.1'])).rejects.toThrow('not public')
    await expect(of('https://site.example/', ['10.0.0.1', '1.1.1.1'])).rejects.toThrow('not public')
  })
})
