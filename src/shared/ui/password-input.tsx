import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cn } from '@/shared/lib/cn'
import { IconButton } from './button'
import { Input } from './input'

/** A password field with a button that shows the password. */
export function PasswordInput({ className, ...props }: Omit<ComponentProps<typeof Input>, 'type'>) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="relative">
      <Input
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={cn('pr-12', className)}
      />
      <IconButton
        label={isShown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!isShown)}
        className="absolute top-0 right-0"
      >
        {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
    </div>
  )
}
