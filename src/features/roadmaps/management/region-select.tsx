import { REGIONS, type RegionId } from '@domain/roadmap'
import type { ComponentProps } from 'react'
import { Select } from '@/shared/ui/input'

interface RegionSelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  region: RegionId
  onRegion: (region: RegionId) => void
}

export const RegionSelect = ({ region, onRegion, ...control }: RegionSelectProps) => (
  <Select
    {...control}
    value={region}
    onChange={({ target }) => {
      const chosen = REGIONS.find(({ id }) => id === target.value)
      if (chosen) onRegion(chosen.id)
    }}
  >
    {REGIONS.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </Select>
)
