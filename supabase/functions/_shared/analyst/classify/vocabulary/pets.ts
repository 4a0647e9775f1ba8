import type { Vocabulary } from '../vocabulary-shape.ts'

const pets: Vocabulary = {
  id: 'pets',
  strong:
    'pet, pets, pet owners, pet owner, dog, dogs, dog owners, dog owner, puppy, puppies, cat, cats, cat owners, kitten, kittens, horse, horses, horse owners, rabbit, rabbits, parrot, parrots, reptile, reptiles, exotic animals, aquarium, animals, animal, vet, vets, veterinary, veterinarian, veterinarians, vet visits, vet bills, dog walker, dog walkers, dog walking, pet sitting, pet sitter, pet sitters, dog sitter, dog sitters, cat sitter, boarding for dogs, kennel, kennels, dog daycare, pet food, dog food, cat food, raw feeding, groomer, groomers, dog grooming, pet grooming, collar, collars, leash, litter, litter box, worming, breeders, breeder, animal shelter, animal shelters, adopt a dog, rescue dogs, dog training, dog trainer, dog trainers, dog park, dog parks, pet insurance, guinea pigs, hamsters, fish tank, stables, riding, farrier, fur, paws, chip, microchip, lost pets, missing cat',
  weak: 'breed, breeds, owner, owners, walks, walk, feeding, portions, treats, vaccination, vaccinations, training, obedience, shelter, sitter, sitters, weight, symptoms, feeder, tracker, toys, family member, companion, bark, barking',
}

export default pets
